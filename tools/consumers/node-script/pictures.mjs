import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { picturesFolder } from '@dealer/demo-pictures/folder';

console.log(existsSync(join(picturesFolder, 'suv/blue/hero.webp')));
