import { strong } from '../../../../ui/text/emphasis.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import type { tips as en } from '../en/tips.ts'

export const tips: Worded<typeof en> = {
  land: `Het ${strong('eerste land')} van een beurt is gratis. Elk volgende kost een leven, en een leven is een nacht.`,
  cast: `Een kaart vraagt ${strong('landen van haar soort')} op tafel, en zoveel ongebruikte landen als ze kost.`,
  send: `Stuur in de ${strong('volgorde die je wilt')}: wie elk treft, hangt af van wie nog vrij is.`,
  bait: `Een zwakke die je eerst stuurt, kan een ${strong('sterke verdediger weglokken')} van de volgende.`,
  wait: `Zolang er ${strong('één zwakke verdediger')} staat, is er geen bestorming: je leger mag eerst groeien.`,
  assault: `In de ${strong('bestorming')} telt wie niet rust. Roep dus voor de laatste nacht, niet erna.`,
}
