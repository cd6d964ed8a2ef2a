/** Who may import what, as import-linter has it for Python.
 *
 * The shell knows no game: it finds them through games/index.ts, which finds them by their folders.
 * A game knows the shell and its own folders, here and in the rules, and no other game.
 */

import { dirname, relative, resolve } from 'node:path';
import aliases from './aliases.js';

const LIST = 'index.ts';

/** The file or folder that an import leads to; null for a package. */
function destination(address, file) {
    if (address.startsWith('.')) return resolve(dirname(file), address);
    const [alias, ...rest] = address.split('/');
    return alias in aliases ? resolve(aliases[alias], ...rest) : null;
}

/** What lies below the games: the id of a game, or the list of them. Null for all other places. */
function gameAt(path) {
    for (const games of [aliases.$games, aliases.$rules]) {
        const inside = relative(games, path);
        if (inside === '' || inside === 'index') return LIST;
        if (!inside.startsWith('..')) return inside.split('/')[0];
    }
    return null;
}

function complaint(from, to) {
    if (to === null || from === to) return null;
    if (from === LIST) return 'Games are found by their folders, not listed.';
    if (from !== null) return 'A game knows the shell and its own folders, and no other game.';
    return to === LIST ? null : 'The shell knows no game: it finds them through $games/index.';
}

const borders = {
    create(context) {
        const from = gameAt(context.filename);
        const check = (node) => {
            const address = node.source?.value;
            const path = typeof address === 'string' ? destination(address, context.filename) : null;
            const message = path && complaint(from, gameAt(path));
            if (message) context.report({ node, message });
        };
        return {
            ImportDeclaration: check,
            ImportExpression: check,
            ExportNamedDeclaration: check,
            ExportAllDeclaration: check,
        };
    },
};

export default { plugins: { house: { rules: { borders } } }, rules: { 'house/borders': 'error' } };
