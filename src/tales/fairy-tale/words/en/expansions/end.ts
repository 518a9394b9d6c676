import { strong } from '../../../../../ui/text/emphasis.ts'

/** What the last page tells of hearts that no monster at the Oak took, and of heroes that were carried off. */
export const expansionEnd = {
  /** How a sentence of it begins; it may end in that this was more than the Oak could bear. */
  lost: {
    fire: (day: string) => `${day} fire climbed from the roots of the Oak to its crown`,
    grove: (day: string) => `${day} the monsters took a dark grove, and it was felled`,
    villager: (day: string) => `${day} another villager was carried off, and a heart of the Oak grew cold`,
    hero: (day: string, who: string) => `${day} monsters carried ${strong(who)} off`,
  },
  /** The same in short, for the table of all turns. */
  short: {
    fire: () => 'Fire hurt the Oak',
    grove: () => 'A grove was taken',
    villager: () => 'A villager too many was lost',
    hero: (who: string) => `${who} carried off`,
  },
}
