import { inWords } from '../../../../ui/text/en/numbers.ts'

/** What the Captain would do. */
export const hints = {
  title: { captain: 'The Captain’s hint', page: 'The Page’s hint' },
  thinking: 'The Captain is thinking…',
  close: 'Put the hint away',
  would: (actions: string) => `I would ${actions}.`,
  thenAfter: ', then ',
  keep: 'keep this hand',
  redraw: 'draw seven others',
  again: 'lay siege again',
  yield: 'yield',
  lay: (land: string) => `lay a ${land}`,
  cast: (name: string) => `cast ${name}`,
  send: (name: string) => `send ${name}`,
  fight: 'fight',
  assault: 'storm the gate',
  end: 'end the turn',
  'give-up': 'give up',
  because: {
    slays: (slain: number, falls: number) =>
      `It fells ${inWords(slain)}, and ${falls === 0 ? 'none of yours falls' : `${inWords(falls)} of yours ${falls === 1 ? 'falls' : 'fall'}`}.`,
    lastFalls: (total: number, mayDie: boolean) =>
      `Nobody is left then: the assault comes next turn${mayDie ? ', if you live' : ''}, with ${total}.`,
    waits: 'The last defender may live on while your army grows.',
    free: 'The first land of a turn costs no life.',
    grows: (total: number) => `Your army comes to ${total}.`,
  },
}
