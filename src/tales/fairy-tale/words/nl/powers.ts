import { strong } from '../../../../ui/text/emphasis.ts'
import type { CoverWords } from '../cover.ts'

/** Wat elke held kan en geen ander, in één zin. */
export const powers: CoverWords['common']['powers'] = {
  huntsman: `Verjaagt in één keer ${strong('alle monsters')} op zijn tegel.`,
  'puss-in-boots': `Loopt op zevenmijls\u00ADlaarzen: ${strong('vier stappen')} per beurt.`,
  beast: `Geen monster ${strong('verlaat zijn tegel')} zolang hij er is, maar hij mag er geen twee beurten op rij eindigen.`,
  'three-little-pigs': `Mogen tot ${strong('drie tegels')} per beurt leggen.`,
  'pied-piper': `Monsters op de tegels ${strong('naast hem')} nemen de kortste weg naar hem toe.`,
  rumpelstiltskin: `Mag vóór de worp een ${strong('afspraak')} maken: alleen nieuwe monsters of alleen bewegen, maar dan ${strong('twee keer')}.`,
  rapunzel: `Trekt één keer per beurt ${strong('een andere held')} van hoogstens ${strong('drie tegels')} ver naar haar tegel.`,
  'red-riding-hood': `Brengt een ${strong('mandje')} langs alle monsters, tot ${strong('vier van de Eik')}: dat ruimt één tegel naar keuze op.`,
  cinderella: `Verjaagt ${strong('twee monsters')} per beurt; in elke ${strong('vierde')}, om middernacht, kan ze alleen lopen.`,
  aladdin: `Drie ${strong('wensen')}, hoogstens één per beurt: overal heen vliegen, een tegel opruimen, of de dobbelsteen opnieuw gooien.`,
}
