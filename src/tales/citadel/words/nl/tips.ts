import { strong } from '../../../../ui/text/emphasis.ts'
import type { TipWords } from '../tips.ts'

export const tips: TipWords = {
  goal: `Een rivaal kan in de volgende beurt ${strong('het doel')} halen. Een Fakkel, een Verbanning of een belegering neemt punten weg.`,
  siegeOwn: `Een van je percelen heeft nog ${strong('één vrije buur')}. Neemt een rivaal die in, dan valt het. Neem hem zelf in, en het is veilig.`,
  siegeRival: `Een perceel van een rivaal heeft nog ${strong('één vrije buur')}, en jij grenst eraan. Neem die in, en het perceel is van jou.`,
  power: `${strong('Nog één gebouw')} van een soort, en de Grote Macht is van jou: punten en meer inkomen.`,
  redBox: `Je bent dicht bij ${strong('een rood vak')}. Eindigt je beurt erop, hoger dan hij begon, dan krijg je een Invloedkaart.`,
  taxes: `Je hebt meer dan ${strong('5 bakstenen')}. Een kaart van het Stadsbestuur neemt wat erboven is: geef het op tijd uit.`,
  byItself: `Een van je Invloedkaarten ${strong('speelt zichzelf')} als haar moment komt. Houd haar, en vertel het niemand.`,
  sell: `Weinig bakstenen en een volle hand? ${strong('De Lommerd')} geeft de helft van wat een kaart waard is.`,
}
