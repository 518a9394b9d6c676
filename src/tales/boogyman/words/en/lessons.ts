import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type LessonId = 'tree' | 'spawn' | 'boogyman'

/** The storyteller's words in the first lessons. */
export const lessons = {
  names: wordsByKey<LessonId>({
    tree: 'A step leaves a tree',
    spawn: 'Two trees make one more',
    boogyman: 'The Boogyman, and who is safe',
  }),
  /** The task. */
  task: wordsByKey<LessonId>({
    tree: 'You play the mushrooms. Pick this one up: it is alone on its tile.',
    spawn: 'This mushroom has two trees on its tile. Pick it up.',
    boogyman: 'This is your Boogyman. He walks up to three tiles and captures where he stops. Pick him up.',
  }),
  /** The task with the selected piece. */
  taken: wordsByKey<LessonId>({
    tree: 'Now step: press a tile with blue footprints.',
    spawn: 'Now press “Spawn”: both trees become one more mushroom.',
    boogyman: 'He can reach one fir that is not safe. Find it and press its tile.',
  }),
  /** A piece other than the intended one is selected. */
  takenOther: 'You can pick this one up too. But first try the one I showed you.',
  done: wordsByKey<LessonId>({
    tree: 'A tree! It grows when the last of your folk leaves a tile. Firs can use it too.',
    spawn: 'One more mushroom! Seven on the board win.',
    boogyman:
      'Captured! The fir goes home. Folk are safe with a tree on their tile, or three together. Yours too.',
  }),
  /** The pressed tile has no own piece. */
  nobody: 'None of yours is there. Pick up the one I showed you.',
  /** A legal action that does not complete the task. */
  another: wordsByKey<LessonId>({
    tree: 'You can do that, but no tree grows while another of yours stays. Try the mushroom that is alone.',
    spawn: 'You can do that. But first press “Spawn” while this mushroom has its two trees.',
    boogyman: 'He can go there. But try to capture: stop at a fir that is not safe.',
  }),
  /** A refused tile is barred to him, so its pieces are safe. */
  safe: (why: string) => `${why} They are safe from him. Try another.`,
  /** For screen readers: the tile that the storyteller points at. */
  about: (tile: string) => `About ${tile}.`,
  begin: 'Play a real duel',
  leave: 'Leave the lessons',
}
