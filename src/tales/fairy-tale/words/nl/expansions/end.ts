import { strong } from '../../../../../ui/text/emphasis.ts'
import type { ExpansionWords } from '../../expansion-words.ts'

/** Wat de laatste bladzijde vertelt van harten die geen monster bij de Eik nam, en van helden die werden weggevoerd. */
export const expansionEnd: ExpansionWords['end'] = {
  lost: {
    fire: (day) => `${day} klom vuur van de wortels van de Eik tot in zijn kroon`,
    grove: (day) => `${day} namen de monsters een donker bosje in, en het werd geveld`,
    villager: (day) => `${day} werd er weer een dorpeling weggevoerd, en een hart van de Eik werd koud`,
    hero: (day, who) => `${day} voerden monsters ${strong(who)} weg`,
  },
  short: {
    fire: () => 'Vuur deed de Eik pijn',
    grove: () => 'Een bosje werd ingenomen',
    villager: () => 'Er ging een dorpeling te veel verloren',
    hero: (who) => `${who} weggevoerd`,
  },
}
