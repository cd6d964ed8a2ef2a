/** What the server and its clients say to each other: see docs/api.md. */

import type { LogEntry, TableRow } from './server';

export type { ClientMessage, Hello, NewLesson, NewTable } from './client';
export type * from './server';
export type { VerdictData as Verdict } from './server';

export type Seat = string;
export type Args = LogEntry['args'];
export type Clock = TableRow['clock'];
