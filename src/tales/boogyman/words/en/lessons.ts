import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

type LessonId = 'tree' | 'spawn' | 'boogyman'

/** What the storyteller says in the first lessons. */
export const lessons = {
  names: wordsByKey<LessonId>({
    tree: 'A step leaves a tree',
    spawn: 'Two trees make one more',
    boogyman: 'The Boogyman, and who is safe',
  }),
  /** What is to be done. */
  task: wordsByKey<LessonId>({
    tree: 'You lead the mushrooms. Take up this one: it stands alone on its tile.',
    spawn: 'This mushroom stands with two trees. Take it up.',
    boogyman: 'This is your Boogyman. He walks up to three tiles, and captures where he stops. Take him up.',
  }),
  /** What is to be done with the piece in hand. */
  taken: wordsByKey<LessonId>({
    tree: 'Now let it step: press a tile with blue footprints.',
    spawn: 'Now press “Spawn”: both trees become one more mushroom.',
    boogyman: 'One fir in his reach is not safe. Find it, and press its tile.',
  }),
  /** Another piece was taken up than the one that is meant. */
  takenOther: 'You may take up this one too. But try the other that I told you of.',
  done: wordsByKey<LessonId>({
    tree: 'A tree! It grows where the last of your folk steps away. It belongs to nobody: firs may use it too.',
    spawn: 'One mushroom more! Whoever has seven standing wins.',
    boogyman:
      'Captured! It is home again. A tree on the tile keeps folk safe, and so do three together. Yours too.',
  }),
  /** Nobody of one's own stands there. */
  nobody: 'None of yours stands there. Take up the one that I told you of.',
  /** The rules allow it, but it is not the one thing to do. */
  another: wordsByKey<LessonId>({
    tree: 'You may do that, but no tree grows while another of yours stays. Try the mushroom that stands alone.',
    spawn: 'You may do that. But try to press “Spawn” while this mushroom stands with its two trees.',
    boogyman: 'He may go there. But try to capture: stop where a fir stands in the open.',
  }),
  /** He may not go there, and that keeps those who stand there safe. */
  safe: (why: string) => `${why} So they are safe from him. Try another.`,
  /** For ears: where the storyteller points. */
  about: (tile: string) => `About ${tile}.`,
  begin: 'Begin your duel',
  leave: 'Leave the lessons',
}
