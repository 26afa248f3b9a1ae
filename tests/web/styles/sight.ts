import type { Colour } from './tokens.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/**
 * What somebody sees who lacks one of the three kinds of cones, in linear light. Source: Machado, Oliveira and Fernandes, A
 * Physiologically-based Model for Simulation of Color Vision Deficiency (2009), at severity 1.
 */
const SEEN: Readonly<Record<string, Matrix>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The ways in which colours are seen: by most, and without the cones for long, middle and short waves. */
export const SIGHTS = Object.keys(SEEN);

const D65: Triple = [0.95047, 1, 1.08883];
const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];

/** How far two colours lie apart for who sees so, in CIELAB: about 2 is the least that is noticed side by side, 20 is told at a glance. */
export function distance(sight: string, one: Colour, other: Colour): number {
  const [a, b] = [labOf(seenAs(sight, one)), labOf(seenAs(sight, other))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The contrast of two colours as WCAG 2 has it, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const luminance = (colour: Colour): number => dot([0.2126, 0.7152, 0.0722], linear(colour));

function seenAs(sight: string, colour: Colour): Triple {
  const matrix = SEEN[sight] ?? SEEN['usual'];
  const [red, green, blue] = matrix === undefined ? linear(colour) : times(matrix, linear(colour));
  return [within(red), within(green), within(blue)];
}

const within = (value: number): number => Math.min(1, Math.max(0, value));

function linear([red, green, blue]: Colour): Triple {
  const of = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [of(red), of(green), of(blue)];
}

function labOf(light: Triple): Triple {
  const [x, y, z] = times(TO_XYZ, light);
  const of = (share: number): number => (share > 216 / 24_389 ? Math.cbrt(share) : ((24_389 / 27) * share + 16) / 116);
  const [fx, fy, fz] = [of(x / D65[0]), of(y / D65[1]), of(z / D65[2])];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const times = (matrix: Matrix, value: Triple): Triple => [
  dot(matrix[0], value),
  dot(matrix[1], value),
  dot(matrix[2], value),
];
const dot = (one: Triple, other: Triple): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
