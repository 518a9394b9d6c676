import { strong } from '../../../../ui/text/emphasis.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import type { tips as english } from '../en/tips.ts'

export const tips: Worded<typeof english> = {
  crowd: `Drie monsters maken een tegel ${strong('vol')}. Wie op een volle tegel komt, rent meteen door, zelfs de Eik in.`,
  diamond: `Er ligt een ${strong('duistere diamant')} in het bos. Elke held die erop stapt, breekt hem, met zijn monsters erbij.`,
  symbol: `Je held staat op een ${strong('teken')} dat je kunt gebruiken: het staat bij wat je held kan.`,
  sweep: `Geen tegel van de markt past. Je mag er een ${strong('onder de stapel')} leggen; dan komt er een nieuwe.`,
  basket: `Breng het ${strong('mandje')} langs alle monsters tot vier van de Eik: dat ruimt één tegel naar keuze.`,
  heart: `De Eik is een ${strong('hart')} kwijt; bij het derde is het verhaal verloren. Kijk eerst wie er het dichtst bij staat.`,
  building: `Bijzondere tegels hebben eigen regels. Wijs er een aan, of ${strong('houd je vinger')} erop: de kaart vertelt het.`,
  'market-diamond': `Er wacht een ${strong('duistere diamant')}. Leg hem waar gauw een held komt: bij een 6 komen er monsters uit.`,
  costs: `Sommige tegels hebben een ${strong('prijs')}: zoveel tekens moeten in het bos liggen. Je raakt ze niet kwijt.`,
  futures: `Druk voor het eind van je beurt op de ${strong('dobbelsteen')} boven het bos: die laat zien wat elke worp zou doen.`,
  why: `Waarom ging een monster daarheen? ${strong('“Waarom?”')} staat naast zijn stap in het verhaal tot nu toe.`,
  undo: `Wat je deed, kun je terugnemen met ${strong('Terug')}, tot de volgende dobbelsteen valt.`,
}
