/** The short names of folders in imports; tsconfig.json has them too. */

import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default {
    $shell: here('./src/shell'),
    $style: here('./src/style'),
    $games: here('./src/games'),
    $rules: here('../src/greatpowers/games'),
    $words: here('../src/greatpowers/text'),
};
