import { strong } from '../../../../ui/text/emphasis.ts'
import type { TipWords } from '../tips.ts'

export const tips: TipWords = {
  goal: `Een rivaal kan in de volgende beurt ${strong('het doel')} halen. Een Fakkel, een Verbanning of een belegering neemt punten weg.`,
  siegeOwn: `Een van je percelen heeft nog ${strong('één vrije buur')}. Neemt een rivaal die in, dan valt het. Neem hem eerst in, en je perceel is veilig.`,
  siegeRival: `Een perceel van een rivaal heeft nog ${strong('één vrije buur')}, en jij grenst eraan. Neem die in, en het perceel is van jou.`,
  power: `${strong('Nog één gebouw')} van een soort, en de Grote Macht is van jou: punten en meer inkomen.`,
  redBox: `Je bent dicht bij ${strong('een rood vak')}. Eindig je beurt erop, hoger dan je begon, en je krijgt een Invloedkaart.`,
  taxes: `Je hebt meer dan ${strong('5 bakstenen')}. Een kaart van het Stadsbestuur neemt de rest: geef het op tijd uit.`,
  byItself: `Een van je Invloedkaarten ${strong('speelt vanzelf')} op het juiste moment. Houd haar, en vertel het niemand.`,
  sell: `Weinig bakstenen en een volle hand? ${strong('De Lommerd')} geeft de helft van wat een kaart waard is.`,
}
