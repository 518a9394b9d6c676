import { strong } from '../../../../ui/text/emphasis.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import type { tips as english } from '../en/tips.ts'

export const tips: Worded<typeof english> = {
  spawn: `Een van jullie heeft ${strong('twee bomen')} op zijn vak. Pak hem op en maak er een bij.`,
  call: `Met twee bomen kun je ook je Boogyman ${strong('roepen')}. Dat kost de twee bomen en wie hem roept.`,
  prowl: `Je ${strong('Boogyman')} is er. Hij loopt hoogstens drie vakken, en vangt het andere volk waar hij stopt.`,
  safe: `Hun Boogyman is los! Veilig is wie bij een ${strong('boom')} staat, met z’n drieën, of bij de eigen Boogyman.`,
  seven: `De winst is dichtbij: met ${strong('zeven')} op het bord win je meteen.`,
  tree: `Er groeit een boom als de ${strong('laatste')} van een vak weggaat. Beide kanten mogen bomen gebruiken.`,
}
