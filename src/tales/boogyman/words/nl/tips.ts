import { strong } from '../../../../ui/text/emphasis.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import type { tips as english } from '../en/tips.ts'

export const tips: Worded<typeof english> = {
  spawn: `Een van jullie staat tussen ${strong('twee bomen')}: pak hem op, en er kan er een bij komen van thuis.`,
  call: `Met twee bomen kun je ook je Boogyman ${strong('roepen')}. Hij komt voor de twee bomen en wie hem roept.`,
  prowl: `Je ${strong('Boogyman')} is er. Hij loopt hoogstens drie vakken, en vangt wie staat waar hij stopt.`,
  safe: `Hun Boogyman is los! Veilig is wie bij een ${strong('boom')} staat, met z’n drieën, of bij de eigen Boogyman.`,
  seven: `Tel mee: ${strong('zeven')} tegelijk op het bord winnen meteen. Iemand is er dichtbij.`,
  tree: `Er groeit een boom waar de ${strong('laatste')} van een vak weggaat. Bomen zijn van niemand: beide kanten mogen ze gebruiken.`,
}
