import { capital, counted, inWords } from '../../../../ui/text/en/numbers.ts'
import { verb } from './verb.ts'

/** How the table stands, in sentences, for whoever asks to have it described. */
export const described = {
  left: (things: string) => `Left: ${things}.`,
  steps: (n: number) => counted(n, 'step', 'steps'),
  expands: (n: number) => counted(n, 'tile to lay', 'tiles to lay'),
  removes: (n: number) => counted(n, 'monster to remove', 'monsters to remove'),
  standsAt: (name: string, place: string) => `${capital(name)} ${verb(name, 'stands', 'stand')} at ${place}.`,
  standsOnOak: (name: string) => `${capital(name)} ${verb(name, 'stands', 'stand')} on the Oak.`,
  /** Of a hero who was carried off. */
  isGone: (name: string) => `${capital(name)} ${verb(name, 'was', 'were')} carried off.`,
  noMonsters: 'No monster is in the forest.',
  monsters: (n: number) =>
    `${capital(counted(n, 'monster', 'monsters'))} in the forest${n === 1 ? '' : ', the nearest first'}.`,
  /** The monsters of one side, or of the border between two. */
  onSide: (sides: string, groups: string) => `${capital(sides)}: ${groups}.`,
  forest: (width: number, height: number, come: number) =>
    `The forest is ${inWords(width)} wide and ${inWords(height)} high: ${counted(come, 'monster comes', 'monsters come')} at a time.`,
}
