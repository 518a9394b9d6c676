import { strong } from '../../../../ui/text/emphasis.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import type { tips as en } from '../en/tips.ts'

export const tips: Worded<typeof en> = {
  land: `Het ${strong('eerste land')} van een beurt is gratis. Elk land daarna kost een leven.`,
  cast: `Een kaart vraagt ${strong('landen van haar soort')} op tafel. Ze kost ook ongebruikte landen.`,
  send: `Stuur in de ${strong('volgorde die je wilt')}. Wie erop afkomt, hangt af van wie nog vrij is.`,
  bait: `Stuur eerst een zwakke: die kan een ${strong('sterke verdediger weglokken')} van de volgende.`,
  wait: `Laat ${strong('één zwakke verdediger')} staan: dan komt de bestorming nog niet en kan je leger groeien.`,
  assault: `Wie rust, telt niet mee in de ${strong('bestorming')}. Roep dus voor de laatste nacht, niet erna.`,
}
