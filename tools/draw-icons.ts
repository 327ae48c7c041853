import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Run after changing the drawings: node tools/run.mjs tools/draw-icons.ts
const webPath = (place: string) => fileURLToPath(new URL(`../apps/web/${place}`, import.meta.url));
const draw = (from: string, size: number, to: string) =>
  sharp(webPath(from), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(webPath(`public/${to}`));

await draw('public/icon.svg', 192, 'icon-192.png');
await draw('public/icon.svg', 512, 'icon-512.png');
await draw('icon-maskable.svg', 192, 'icon-maskable-192.png');
await draw('icon-maskable.svg', 512, 'icon-maskable-512.png');
await draw('icon-maskable.svg', 180, 'icon-180.png');
