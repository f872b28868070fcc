/**
 * Makes demo/artwork/rendered/hero-harbour.mp4: eight seconds of the print of harbour-dusk that end as they begin.
 * Needs Chromium (as render.ts does) and ffmpeg on the PATH; the start command needs neither. After a change of the
 * house's curve, as engrave.ts. `--still FILE [T]`: the one frame at T, 0 to 1.
 * The layers are drawn once. Every frame is the painted scene with what moves in it moved, by waves that close within the
 * loop, and is engraved like the still, so that the film follows it without a jump.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { engraving, soft, surroundings } from './lib/engraving.ts';
import { chop } from './lib/land.ts';
import { P } from './lib/palette.ts';
import { group, sheet } from './lib/paint.ts';
import { plates } from './plates.ts';
import { draw, openBrowser } from './render.ts';
import * as view from './scenes/harbour-view.ts';

/** Twelve frames a second are enough for a print. */
const [W, H, FPS, SECONDS] = [1600, 900, 12, 8];
const FRAMES = FPS * SECONDS;
/** The scene is finished at this size about its middle, as `picture` does it. */
const FINISHED = 1.012;
/** The 16:9 cut of the 1500 × 1000 view from its middle, where windows cut the still, and its scale. */
const CUT = { left: (view.W * (1 - 1 / FINISHED)) / 2, top: (view.H - (view.W * H) / W / FINISHED) / 2, scale: (W / view.W) * FINISHED };
/** How far below the top of the still, in px of the film, the cut begins. */
const BELOW = ((view.H - (view.W * H) / W) / 2) * (W / view.W);
/** The lines of the still, at the film's scale. */
const PITCH = (6 * W) / plates['harbour-dusk'].width;
const TAU = 2 * Math.PI;
const toX = (x: number) => (x - CUT.left) * CUT.scale;
const toY = (y: number) => (y - CUT.top) * CUT.scale;
const waterRow = Math.round(toY(view.WATERLINE));

/** The colours of a frame: three numbers a pixel, and an alpha as well in a layer. */
type Frame = Float32Array;
type Layer = Buffer;
type Layers = Awaited<ReturnType<typeof layers>>;
type DrawnBoat = Layers['boats'][number];
const value = (pixels: Frame | Layer, i: number) => pixels[i] ?? 0;

const layerSvg = (content: string) =>
  sheet(group(content, `transform="translate(${toX(0)} ${toY(0)}) scale(${CUT.scale})"`), W, H, W).replace(`<rect width="${W}" height="${H}" fill="${P.ink}"/>`, '');

async function raw(page: Page, content: string): Promise<Layer> {
  const { data } = await sharp(await draw(page, layerSvg(content))).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return data;
}

async function boatLayers(page: Page) {
  const drawn: (view.Boat & { up: Layer; down: Layer })[] = [];
  for (const boat of view.boats) drawn.push({ ...boat, up: await raw(page, view.placeBoat(boat)), down: await raw(page, view.placeReflection(boat)) });
  return drawn;
}

async function layers(page: Page) {
  return {
    sky: await raw(page, view.skyLayer() + view.cloudLayer()),
    land: await raw(page, view.farLayer() + view.townLayer()),
    mirrored: await raw(page, view.farLayer() + view.townLayer(true)),
    tint: await raw(page, view.waterTint() + chop(view.W, view.WATERLINE + 8, view.H, 3, 240)),
    glints: await raw(page, view.glintLayer()),
    boats: await boatLayers(page),
    near: await raw(page, view.nearLayer()),
  };
}

/** Lays one pixel of a layer over the frame. */
function over(frame: Frame, i: number, layer: Layer, j: number, strength = 1) {
  const alpha = (value(layer, j + 3) / 255) * strength;
  if (alpha <= 0) return;
  for (let c = 0; c < 3; c++) {
    const under = value(frame, i + c);
    frame[i + c] = under + (value(layer, j + c) - under) * alpha;
  }
}

const paste = (frame: Frame, layer: Layer, from = 0, to = H, strength = 1) => {
  for (let y = from; y < to; y++) for (let x = 0, i = y * W * 3, j = y * W * 4; x < W; x++, i += 3, j += 4) over(frame, i, layer, j, strength);
};

/** How far the water at a row moves what it shows, in pixels; every term closes within the loop. */
function sway(x: number, y: number, t: number) {
  const depth = (y - waterRow) / (H - waterRow);
  const row = y * (0.62 - depth * 0.36);
  const swell = Math.sin(row * 0.23 + x * 0.004 - TAU * t) + 0.6;
  return {
    dx: (3 + 22 * depth) * (Math.sin(row + TAU * 3 * t + x * 0.008) * 0.45 + Math.sin(row * 0.41 - TAU * 2 * t + x * 0.013) * 0.4 + Math.sin(row * 1.7 + TAU * 4 * t) * 0.3) * swell,
    dy: (2 + 11 * depth) * Math.sin(row * 0.61 + x * 0.021 + TAU * 3 * t) * swell,
  };
}

/** How far the lines of the water are moved, in px; more of it near than far, and nothing at the far quay. */
function swell(x: number, y: number, t: number) {
  const depth = (y - waterRow) / (H - waterRow);
  return 5 * depth * (Math.sin(x * 0.009 + y * 0.05 - TAU * t) + 0.5 * Math.sin(x * 0.021 - y * 0.03 + TAU * 2 * t));
}

function water(frame: Frame, air: Frame, l: Layers, t: number) {
  for (let y = waterRow; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const { dx, dy } = sway(x, y, t);
      const sx = Math.min(W - 1, Math.max(0, Math.round(x + dx)));
      const sy = Math.min(waterRow - 1, Math.max(0, Math.round(2 * waterRow + 6 - y + dy)));
      const i = (y * W + x) * 3;
      const j = (sy * W + sx) * 4;
      const k = (sy * W + sx) * 3;
      for (let c = 0; c < 3; c++) frame[i + c] = value(air, k + c);
      over(frame, i, l.mirrored, j);
      const w = (y * W + sx) * 4;
      for (const boat of l.boats) over(frame, i, boat.down, w);
      over(frame, i, l.tint, (y * W + Math.min(W - 1, Math.max(0, Math.round(x + dx * 0.4)))) * 4);
      const spark = 0.55 + 0.45 * Math.sin(x * 0.045 + y * 0.9 + TAU * 3 * t) * Math.sin(y * 0.31 - TAU * 2 * t);
      over(frame, i, l.glints, w, 0.35 + 0.65 * spark);
    }
  }
}

/** A boat turned and lifted a little about its waterline. */
function bob(frame: Frame, boat: DrawnBoat, index: number, t: number) {
  const angle = 0.013 * Math.sin(TAU * (2 * t + index * 0.31));
  const lift = 2.4 * boat.s * Math.sin(TAU * (2 * t + index * 0.23 + 0.2));
  const [cx, cy, reach] = [toX(boat.x), toY(boat.y), 250 * boat.s * CUT.scale];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = Math.max(0, Math.floor(cy - reach)); y < Math.min(H - 1, cy + 60); y++) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x < Math.min(W - 1, cx + reach); x++) {
      const [rx, ry] = [x - cx, y - cy - lift];
      const [sx, sy] = [cx + rx * cos + ry * sin, cy - rx * sin + ry * cos];
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      if (x0 < 0 || y0 < 0 || x0 >= W - 1 || y0 >= H - 1) continue;
      const [u, v] = [sx - x0, sy - y0];
      let [r, g, b, a] = [0, 0, 0, 0];
      const corners: [number, number, number][] = [[0, 0, (1 - u) * (1 - v)], [1, 0, u * (1 - v)], [0, 1, (1 - u) * v], [1, 1, u * v]];
      for (const [ox, oy, weight] of corners) {
        const j = ((y0 + oy) * W + x0 + ox) * 4;
        const share = (value(boat.up, j + 3) / 255) * weight;
        r += value(boat.up, j) * share;
        g += value(boat.up, j + 1) * share;
        b += value(boat.up, j + 2) * share;
        a += share;
      }
      const i = (y * W + x) * 3;
      frame[i] = value(frame, i) * (1 - a) + r;
      frame[i + 1] = value(frame, i + 1) * (1 - a) + g;
      frame[i + 2] = value(frame, i + 2) * (1 - a) + b;
    }
  }
}

/** Adds light around a point, screened so that it never burns out. */
function shine(frame: Frame, cx: number, cy: number, radius: number, strength: number, shape = (_dx: number, _dy: number) => 1) {
  for (let y = Math.max(0, Math.floor(cy - radius)); y < Math.min(H, cy + radius); y++) {
    for (let x = Math.max(0, Math.floor(cx - radius)); x < Math.min(W, cx + radius); x++) {
      const [dx, dy] = [x - cx, y - cy];
      const d = Math.hypot(dx, dy) / radius;
      if (d >= 1) continue;
      const light = strength * (1 - d) ** 2 * shape(dx, dy);
      const i = (y * W + x) * 3;
      const [r, g, b] = [value(frame, i), value(frame, i + 1), value(frame, i + 2)];
      frame[i] = r + (255 - r) * light;
      frame[i + 1] = g + (214 - g) * light * 0.85;
      frame[i + 2] = b + (140 - b) * light * 0.5;
    }
  }
}

function lights(frame: Frame, t: number) {
  const flicker = (k: number) => 0.5 + 0.28 * Math.sin(TAU * (5 * t + k)) + 0.22 * Math.sin(TAU * (13 * t + k * 3));
  shine(frame, toX(92), toY(438), 300, 0.1 * flicker(0));
  const lamps: [number, number][] = [[352, 502], [690, 508], [856, 512]];
  lamps.forEach(([x, y], i) => shine(frame, toX(x), toY(y), 90, 0.16 * flicker(i * 0.37)));
  shine(frame, toX(517), toY(510), 260, 0.07 * flicker(0.6));
  // Turned away when the film begins, as on the still.
  const turn = TAU * (2 * t + 0.5);
  const facing = Math.cos(turn);
  const [lx, ly] = [toX(view.LIGHTHOUSE.x), toY(view.LIGHTHOUSE.y)];
  // A glow, not a sun: an engraving has no brighter than bare paper.
  shine(frame, lx, ly, 60 + 50 * Math.max(0, facing) ** 4, 0.5 * Math.max(0, facing) ** 4);
  const side = Math.sin(turn);
  shine(frame, lx, ly, 620, 0.34 * Math.abs(side), (dx, dy) => (dx * side > 0 ? Math.max(0, 1 - Math.abs(dy) / (5 + Math.abs(dx) * 0.09)) : 0));
}

function compose(l: Layers, t: number) {
  const frame = new Float32Array(W * H * 3);
  for (let i = 0, j = 0; i < frame.length; i += 3, j += 4) for (let c = 0; c < 3; c++) frame[i + c] = value(l.sky, j + c);
  const air = Float32Array.from(frame);
  paste(frame, l.land);
  water(frame, air, l, t);
  l.boats.forEach((boat, i) => bob(frame, boat, i, t));
  paste(frame, l.near);
  return frame;
}

/** The finished painting, cut as the film is. */
async function painting(): Promise<Buffer> {
  const file = new URL('./rendered/harbour-dusk.jpg', import.meta.url).pathname;
  return sharp(file).resize(W, (W * view.H) / view.W >> 0).extract({ left: 0, top: Math.round(BELOW), width: W, height: H }).removeAlpha().raw().toBuffer();
}

const image = (pixels: Buffer) => sharp(pixels, { raw: { width: W, height: H, channels: 3 } });

/**
 * What the finished painting has beyond the layers: pigment, grain, vignette. Where things move only the broad of it, or it
 * would stand still among them.
 */
async function finish(painted: Buffer, first: Frame, l: Layers): Promise<Frame> {
  const beyond = Buffer.from(Uint8ClampedArray.from(first, (under, i) => 128 + (painted[i] ?? 0) / 2 - under / 2));
  const broad = await image(beyond).blur(14).raw().toBuffer();
  return Float32Array.from(first, (_, i) => {
    const [pixel, row] = [Math.floor(i / 3), Math.floor(i / 3 / W)];
    const isStill = row < waterRow ? l.boats.every(({ up }) => !up[pixel * 4 + 3]) : value(l.near, pixel * 4 + 3) > 200;
    return 2 * ((isStill ? beyond : broad)[i]! - 128);
  });
}

/** How much of the water is seen at each pixel, from 0 to 1, softly: its lines move, those of boats and quay do not. */
async function openWater(l: Layers): Promise<Buffer> {
  const seen = Buffer.alloc(W * H);
  for (let pixel = waterRow * W; pixel < W * H; pixel++) {
    const covered = Math.max(value(l.near, pixel * 4 + 3), ...l.boats.map(({ up }) => value(up, pixel * 4 + 3)));
    seen[pixel] = 255 - covered;
  }
  return sharp(seen, { raw: { width: W, height: H, channels: 1 } }).blur(4).extractChannel(0).raw().toBuffer();
}

/** What draws the frame at a moment t of the loop, from 0 to 1, as raw pixels. */
async function engraver(l: Layers): Promise<(t: number) => Promise<Buffer>> {
  const painted = await painting();
  const beyond = await finish(painted, compose(l, 0), l);
  const seen = await openWater(l);
  const around = await surroundings(await soft(image(painted)), { width: W, height: H });
  return async (t) => {
    const frame = compose(l, t);
    lights(frame, t);
    const lit = Buffer.from(Uint8ClampedArray.from(frame, (colour, i) => colour + beyond[i]!).buffer);
    const moved = (x: number, y: number) => {
      const pixel = Math.floor(y) * W + Math.floor(x);
      const open = seen[pixel]!;
      return BELOW + (open > 0 ? (open / 255) * swell(x, y, t) : 0);
    };
    return engraving(await soft(image(lit)), around, { width: W, height: H, pitch: PITCH, inks: plates['harbour-dusk'].inks, moved });
  };
}

async function main() {
  const browser = await openBrowser();
  const l = await browser.newPage().then(layers).finally(() => browser.close());
  const frameAt = await engraver(l);
  const [option, file, at] = process.argv.slice(2);
  if (option === '--still') {
    if (!file) throw new Error('--still takes the name of the file to write, and the moment from 0 to 1');
    await image(await frameAt(Number(at ?? 0))).png().toFile(file);
    return;
  }
  const target = new URL('./rendered/hero-harbour.mp4', import.meta.url).pathname;
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${W}x${H}`, '-r', String(FPS), '-i', '-'];
  const output = ['-an', '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '35.5', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output, target], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'close');
  for (let n = 0; n < FRAMES; n++) {
    if (!ffmpeg.stdin.write(await frameAt(n / FRAMES))) await once(ffmpeg.stdin, 'drain');
    if (n % FPS === 0) console.log(`${n / FPS} of ${SECONDS} s`);
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

await main();
