import type { Tune } from '../../../../ui/music/tune-format.ts'

/** The tune of this tale: four beats per bar, on tiptoe, with a glance over the shoulder. */
export const TUNE: Tune = {
  keynote: 146.83,
  beats: 4,
  tempo: 112,
  bars: [
    [0, '0 1 2 . 4 . 2 .'],
    [4, '3 2 1 . -1 . . .'],
    [0, '0 1 2 . 5 . 4 .'],
    [4, '3 . 1 . 4 . . .'],
    [3, '7 . 5 4 5 . 2 .'],
    [1, '3 . 1 . 2 . . .'],
    [4, '4 3 2 . 1 . -1 .'],
    [0, '0 . . . . . . .'],
  ],
}
