import { strong } from '../../../../ui/text/emphasis.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import type { tips as english } from '../en/tips.ts'

export const tips: Worded<typeof english> = {
  crowd: `Drie monsters maken een tegel ${strong('vol')}. Komt er nog een bij, dan haast dat zich verder, zelfs de Eik in.`,
  diamond: `Er ligt een ${strong('duistere diamant')} in het bos. Stap erop met een held: dan breekt hij, met zijn monsters.`,
  symbol: `Je held staat op een ${strong('symbool')} dat je kunt gebruiken. Het staat bij wat je held kan.`,
  sweep: `Je kunt geen tegel van de markt leggen. Leg er een ${strong('onder de stapel')}, dan komt er een nieuwe.`,
  basket: `Breng het ${strong('mandje')} langs alle monsters, vier tegels van de Eik. Ruim dan een tegel op.`,
  heart: `De Eik is een ${strong('hart')} kwijt. Bij het derde verliezen jullie. Kijk eerst naar het dichtste monster.`,
  building: `Bijzondere tegels hebben eigen regels. Wijs er een aan, of ${strong('houd je vinger')} erop, en je ziet zijn kaart.`,
  'market-diamond': `Er ligt een ${strong('duistere diamant')} in de markt. Leg hem dicht bij een held. Bij een 6 komen er monsters uit.`,
  costs: `Sommige tegels hebben een ${strong('prijs')}: zoveel symbolen moet het bos hebben. Je raakt ze niet kwijt.`,
  futures: `Druk voor het eind van je beurt op het vak dat de ${strong('worpen')} telt. Je ziet wat elke worp zou doen.`,
  why: `Waar gaat een monster heen, en waarom? Wijs het aan en druk op ${strong('W')}. In het verhaal staat “Waarom?”.`,
  whyByFinger: `Waar gaat een monster heen? ${strong('Houd een vinger')} erop en druk op “Waar gaat het heen?”.`,
  undo: `Wat je deed, kun je terugnemen met ${strong('Terug')}, tot de volgende worp.`,
}
