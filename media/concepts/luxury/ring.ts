// A gold ring, photographed: every point is a ray that bounces between metal, black glass and the lamps of a small studio.
import { randomFrom } from '../random.ts';

type Vector = [number, number, number];

export interface RingLook {
  /** Half of the band's width, and of its thickness, where the ring's radius is 1. */
  broad: number;
  thick: number;
  metal: Vector;
  /** 0 polished, 1 hammered. */
  hammered: number;
  /** How far the ring is turned away, in radians. */
  turned: number;
  distance: number;
  /** The point of the scene in the middle of the picture. */
  middle: Vector;
}

export const yellowGold: Vector = [1.0, 0.74, 0.32];
export const roseGold: Vector = [1.0, 0.62, 0.42];
export const whiteGold: Vector = [0.93, 0.88, 0.8];

export function photographRing(canvas: HTMLCanvasElement, look: RingLook, rays: number): void {
  const { width, height } = canvas;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const image = pen.createImageData(width, height);
  const random = randomFrom(14);
  const floor = -(1 + look.thick);
  const cos = Math.cos(look.turned);
  const sin = Math.sin(look.turned);
  const eye: Vector = [0, look.middle[1] + look.distance * 0.26, look.distance];
  const ahead = unit([look.middle[0] - eye[0], look.middle[1] - eye[1], look.middle[2] - eye[2]]);
  const right = unit([-ahead[2], 0, ahead[0]]);
  const up = cross(right, ahead);

  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum: Vector = [0, 0, 0];
      for (let ray = 0; ray < rays; ray++) {
        const across = ((x + random()) / width - 0.5) * (width / height) * 0.72;
        const down = (0.5 - (y + random()) / height) * 0.72;
        const way = unit([
          ahead[0] + right[0] * across + up[0] * down,
          ahead[1] + right[1] * across + up[1] * down,
          ahead[2] + right[2] * across + up[2] * down,
        ]);
        const light = trace(eye, way);
        for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + Math.min(6, light[part] ?? 0) / rays;
      }
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part++) image.data[at + part] = exposed(sum[part] ?? 0);
      image.data[at + 3] = 255;
    }
  }
  pen.putImageData(image, 0, 0);

  function trace(from: Vector, direction: Vector): Vector {
    let point = from;
    let way = direction;
    const tint: Vector = [1, 1, 1];
    for (let bounce = 0; bounce < 5; bounce++) {
      const toRing = reach(point, way);
      const toFloor = way[1] < 0 ? (floor - point[1]) / way[1] : Number.POSITIVE_INFINITY;
      if (toRing === undefined && (toFloor > 30 || toFloor < 0)) return times(lamps(way), tint);
      if (toRing !== undefined && toRing < toFloor) {
        point = along(point, way, toRing);
        const normal = facing(point);
        const slant = (1 - Math.abs(dot(way, normal))) ** 5;
        for (let part = 0; part < 3; part++) {
          const own = look.metal[part] ?? 1;
          tint[part] = (tint[part] ?? 0) * (own + (1 - own) * slant);
        }
        way = mirrored(way, normal);
        point = along(point, normal, 0.002);
      } else {
        point = along(point, way, toFloor);
        const slant = 0.05 + 0.5 * (1 - Math.abs(way[1])) ** 4;
        for (let part = 0; part < 3; part++) tint[part] = (tint[part] ?? 0) * slant;
        const rough = 0.025;
        way = unit([way[0] + (random() - 0.5) * rough, -way[1], way[2] + (random() - 0.5) * rough]);
        point = along(point, [0, 1, 0], 0.002);
      }
    }
    return times(lamps(way), tint);
  }

  /** How far it is to the ring, walking no further at a time than it can be away. */
  function reach(from: Vector, way: Vector): number | undefined {
    const half = dot(from, way);
    const bound = (1 + look.broad + look.thick) ** 2;
    const root = half * half - (dot(from, from) - bound);
    if (root < 0) return undefined;
    const far = -half + Math.sqrt(root);
    let walked = Math.max(0, -half - Math.sqrt(root));
    for (let step = 0; step < 90 && walked < far; step++) {
      const gap = outside(along(from, way, walked));
      if (gap < 0.0012) return walked;
      walked += gap;
    }
    return undefined;
  }

  function outside([x, y, z]: Vector): number {
    const sideways = x * cos - z * sin;
    const axis = x * sin + z * cos;
    const off = Math.hypot(sideways, y) - 1;
    return (Math.hypot(off / look.thick, axis / look.broad) - 1) * Math.min(look.thick, look.broad);
  }

  function facing(point: Vector): Vector {
    const step = 0.0015;
    const here = outside(point);
    const normal = unit([
      outside([point[0] + step, point[1], point[2]]) - here,
      outside([point[0], point[1] + step, point[2]]) - here,
      outside([point[0], point[1], point[2] + step]) - here,
    ]);
    // Fine brushing along the band, and the marks of a hammer.
    const axis = point[0] * sin + point[2] * cos;
    const angle = Math.atan2(point[1], point[0] * cos - point[2] * sin);
    const brush = Math.sin(axis * 900 + Math.sin(axis * 311) * 3) * 0.012 * (1 - look.hammered);
    // Only the outside was struck.
    const dent = Math.hypot(point[1], point[0] * cos - point[2] * sin) > 1 ? look.hammered * 0.34 : 0;
    const [dx, dy] = dent ? dents(angle * 5.4, axis * 5.4) : [0, 0];
    const turn: Vector = [-Math.sin(angle) * cos, Math.cos(angle), Math.sin(angle) * sin];
    return unit([
      normal[0] + sin * (brush + dy * dent) + turn[0] * dx * dent,
      normal[1] + turn[1] * dx * dent,
      normal[2] + cos * (brush + dy * dent) + turn[2] * dx * dent,
    ]);
  }
}

/** The slope inside the nearest of many shallow bowls. */
function dents(u: number, v: number): [number, number] {
  let best = 9;
  let slope: [number, number] = [0, 0];
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const cellU = Math.floor(u) + i;
      const cellV = Math.floor(v) + j;
      const du = u - cellU - scatter(cellU * 12.9 + cellV * 78.2);
      const dv = v - cellV - scatter(cellU * 39.3 + cellV * 11.1);
      const far = du * du + dv * dv;
      if (far < best) {
        best = far;
        slope = [du, dv];
      }
    }
  }
  return slope;
}

const scatter = (seed: number) => {
  const value = Math.sin(seed) * 43_758.55;
  return value - Math.floor(value);
};

/** A broad cloth overhead, a strip at either side, a warm wall behind the camera. */
function lamps([x, y, z]: Vector): Vector {
  const round = Math.atan2(x, z);
  const between = (value: number, low: number, high: number, soft: number) =>
    smooth((value - low) / soft + 0.5) * smooth((high - value) / soft + 0.5);
  const cloth = between(y, 0.62, 0.97, 0.12) * between(x, -0.55, 0.5, 0.2) * 2.6;
  const strip = between(round, -1.55, -1.12, 0.1) * between(y, -0.05, 0.72, 0.1) * 3.4;
  const edge = between(round, 1.25, 1.48, 0.07) * between(y, 0.0, 0.8, 0.1) * 4.2;
  const wall = between(round, -0.5, 0.65, 0.5) * between(y, 0.02, 0.3, 0.2) * 0.55;
  const behind = between(Math.abs(round), 2.6, 3.3, 0.9) * between(y, -0.1, 0.16, 0.3) * 0.05;
  return [
    0.012 + cloth + strip + edge * 0.9 + wall + behind,
    0.011 + cloth * 0.96 + strip * 0.97 + edge * 0.94 + wall * 0.8 + behind * 0.7,
    0.01 + cloth * 0.9 + strip * 0.94 + edge + wall * 0.6 + behind * 0.45,
  ];
}

const smooth = (value: number) => {
  const held = Math.min(1, Math.max(0, value));
  return held * held * (3 - 2 * held);
};
/** A film curve: shadows stay deep, lamps do not burn out. */
const exposed = (light: number) => {
  const film = (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
  return 255 * Math.min(1, film) ** (1 / 2.2);
};
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const along = (a: Vector, b: Vector, far: number): Vector => [a[0] + b[0] * far, a[1] + b[1] * far, a[2] + b[2] * far];
const times = (a: Vector, b: Vector): Vector => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
const mirrored = (way: Vector, normal: Vector) => along(way, normal, -2 * dot(way, normal));
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function unit(a: Vector): Vector {
  const long = Math.hypot(...a);
  return [a[0] / long, a[1] / long, a[2] / long];
}
