import type { Tune } from '../../../../ui/music/tune-format.ts'

/** The tune of this tale: a slow round dance in triple time. */
export const TUNE: Tune = {
  keynote: 174.61,
  beats: 3,
  tempo: 92,
  bars: [
    [0, '0 2 4'],
    [3, '5 4 2'],
    [4, '3 1 3'],
    [0, '2 . 0'],
    [0, '4 4 5'],
    [3, '5 . 3'],
    [4, '4 3 1'],
    [0, '0 . .'],
  ],
}
