/** The words of a folder come to the page in two parts: one file by itself, and all the others as one. */

import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const REST = /^(.+\.ftl)\?rest$/;

/** With `?rest` after its name a file of words stands for all others of its folder. */
export default function words() {
    return {
        name: 'words',
        load(id) {
            const file = REST.exec(id)?.[1];
            if (!file) return null;
            const rest = readdirSync(dirname(file))
                .filter((name) => name.endsWith('.ftl') && name !== basename(file))
                .toSorted()
                .map((name) => join(dirname(file), name));
            for (const each of rest) this.addWatchFile(each);
            return `export default ${JSON.stringify(rest.map((each) => readFileSync(each, 'utf-8')).join('\n'))}`;
        },
    };
}
