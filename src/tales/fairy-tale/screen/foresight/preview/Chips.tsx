import type { ReactNode } from 'react'
import { Arrowed } from '../../../../../ui/art/index.ts'
import { HurtIcon, SymbolIcon } from '../../../art/index.ts'
import styles from './preview.module.css'
import { better } from './route-words.ts'
import { RulerSign, WaySign } from './signs.tsx'
import type { Changes } from './what-changes.ts'

/** The effects as icons and figures; the words are elsewhere. */
export function Chips({ changes: { longest, toCome, hurt, rerouted, icons } }: { changes: Changes }) {
  const tone = rerouted.reduce((sum, one) => sum + better(one), 0)
  const [now, then] = [wholePercent(hurt?.before), wholePercent(hurt?.after)]
  return (
    <span className={styles['chips']} aria-hidden="true">
      {longest && (
        <Chip sign={<RulerSign />} tone={toCome ? toCome.before - toCome.after : 0}>
          <Arrowed text={`${longest.before} → ${longest.after}`} />
        </Chip>
      )}
      {hurt && (
        <Chip sign={<HurtIcon size={24} />} tone={hurt.before - hurt.after}>
          <Arrowed text={now === then ? `${now} %` : `${now} → ${then} %`} />
        </Chip>
      )}
      {rerouted.length > 0 && (
        <Chip sign={<WaySign />} tone={tone}>
          {rerouted.length}
        </Chip>
      )}
      {icons.map(({ symbol, more }) => (
        <Chip key={symbol} sign={<SymbolIcon symbol={symbol} size={22} />} tone={0}>
          {more > 0 ? `+${more}` : `−${-more}`}
        </Chip>
      ))}
    </span>
  )
}

/** Returns a probability as a whole percentage. */
export const wholePercent = (chance = 0): number => Math.round(chance * 100)

const Chip = ({ sign, tone, children }: { sign: ReactNode; tone: number; children: ReactNode }) => (
  <span className={styles['chip']} data-tone={Math.sign(tone)}>
    {sign}
    <span>{children}</span>
  </span>
)
