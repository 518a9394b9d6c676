import type { Tune } from '../../../../ui/music/tune-format.ts'

/** The music of this tale: a lullaby in triple time that falls by steps and climbs back. */
export const TUNE: Tune = {
  keynote: 196,
  beats: 3,
  tempo: 92,
  bars: [
    [0, '4 . 2'],
    [3, '3 2 1'],
    [5, '0 . 2'],
    [0, '4 . .'],
    [3, '5 . 4'],
    [0, '2 3 4'],
    [4, '1 . 2'],
    [4, '1 . .'],
    [0, '4 . 2'],
    [3, '3 2 1'],
    [5, '0 . 2'],
    [4, '4 . 6'],
    [3, '7 . 5'],
    [0, '4 2 3'],
    [4, '1 . -1'],
    [0, '0 . .'],
  ],
}
