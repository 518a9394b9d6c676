import { capital, counted } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'

const monsters = (n: number) => counted(n, 'monster', 'monsters')

/** Wat er zou komen van wat je van plan bent, en waar monsters heen gaan. */
export const preview: AllWords['preview'] = {
  title: 'Als je dit doet',
  nothing: 'Voor de monsters verandert er niets.',
  longest: (before, after) => `Langste zijde ${before} → ${after}`,
  toCome: (after) => `${after} ${after === 1 ? 'nieuw monster' : 'nieuwe monsters'} per beurt`,
  sameToCome: 'evenveel nieuwe monsters als eerst',
  icons: (more, symbol) => `${more > 0 ? '+' : '−'}${Math.abs(more)} ${symbol}`,
  payable: (tiles) => `Dan betaalbaar: ${tiles}`,
  hurt: 'Gevaar voor de Eik deze beurt',
  hurtNow: (percent) => `van ${percent}\u00A0%`,
  hurtThen: (percent) => `naar ${percent}\u00A0%`,
  hurtSame: (percent) => `${percent}\u00A0%, onveranderd`,
  entrance: (side, place) => `Ingang ${side}: ${place}`,
  entranceGone: (side) => `Ingang ${side}: geen`,
  goes: (n, willBe, was) => `${n === 1 ? 'Eén monster' : `${n} monsters`}: niet meer ${was}, maar ${willBe}`,
  sameEnd: (n, willBe) =>
    `${n === 1 ? 'Eén monster gaat een andere weg' : `${n} monsters gaan een andere weg`}: ${willBe}`,
  ends: {
    oak: (rolls) => `over ${counted(rolls, 'worp', 'worpen')} bij de Eik`,
    gone: 'onderweg verdwenen',
    stays: 'vast',
    loop: 'in een kringetje',
  },

  routes: {
    summary: (n) => `${capital(monsters(n))} onderweg, als er niets verandert.`,
    list: 'Waar de monsters heen gaan, als er niets verandert',
    of: (name, place, end) => `${name}, op ${place}: ${end}.`,
    none: 'Er staat geen monster in het bos.',
  },
}
