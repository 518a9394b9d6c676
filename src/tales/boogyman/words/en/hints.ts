import { counted, inWords } from '../../../../ui/text/en/numbers.ts'

/** What the guardian would do, for who is on turn. */
export const hints = {
  title: { guardian: 'The Guardian’s hint', apprentice: 'The Apprentice’s hint' },
  thinking: 'The Guardian is thinking…',
  close: 'Put the hint away',
  /** The rest of the turn, one action after another. */
  would: (actions: string) => `I would ${actions}.`,
  thenAfter: ', then ',
  place: (tile: string) => `place one on ${tile}`,
  step: (from: string, to: string) => `step from ${from} to ${to}`,
  spawn: (tile: string) => `spawn on ${tile}`,
  call: (tile: string) => `call the Boogyman on ${tile}`,
  prowl: (tile: string) => `send the Boogyman to ${tile}`,

  /** Why: what all of it changes. */
  because: {
    wins: 'That wins.',
    takes: (count: number, tile: string) => `It captures ${inWords(count)} on ${tile}.`,
    makesOne: (standing: number) => `It makes one more: ${inWords(standing)} of seven.`,
    stopsWin: 'Else the other side could win next turn.',
    saves: (count: number, tile: string) => `It saves ${inWords(count)} on ${tile} from the Boogyman.`,
    starves: (tile: string) => `The other side can no longer spawn on ${tile}.`,
    ripens: (tile: string) => `You can spawn on ${tile} next turn.`,
    hunts: (count: number, tile: string) =>
      `Your Boogyman can capture ${inWords(count)} on ${tile} next turn.`,
    leavesTree: (tile: string) => `It leaves a tree on ${tile}.`,
    quiet: 'Its use shows later: the Guardian looks further ahead.',
    /** What speaks for a place in the opening. */
    opening: {
      beside: (tile: string) => `${tile} is next to one of yours.`,
      inside: (tile: string) => `${tile} is not at the edge.`,
      apart: (tile: string, steps: number) =>
        `${tile} is ${counted(steps, 'tile', 'tiles')} from the others.`,
      rest: 'No other tile promises more.',
    },
  },
}
