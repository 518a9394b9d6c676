import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { Icon } from '../icons/Icon.tsx'
import styles from './Ribbon.module.css'

export interface RibbonStep {
  /** Name of the phase. */
  title: string
  /** Its meaning in this turn; hidden in a narrow window. */
  note: string
  /** A picture instead of its number. */
  sign?: ReactNode
}

interface RibbonProps {
  steps: readonly [RibbonStep, RibbonStep, RibbonStep]
  /** Index of the current step; earlier ones are ticked off. */
  now: 0 | 1 | 2
  /** Name of the list for screen readers. */
  label: string
}

const TAILS = 'M-24 18H14V68H-24L-13 43zM614 18H576V68H614L603 43z'
const FOLDS = 'M0 58l14 10V54zM590 58l-14 10V54z'
const SEGMENTS = [
  'M0 5Q95 1 190 .6V53.6Q95 54 0 58z',
  'M190 .6Q295-.3 400 .6V53.6Q295 52.7 190 53.6z',
  'M400 .6Q495 1 590 5V58Q495 54 400 53.6z',
] as const

function look(step: number, now: number): 'done' | 'now' | 'next' {
  if (step === now) return 'now'
  return step < now ? 'done' : 'next'
}

/** The three phases of a turn on a paper ribbon. In narrow places, only the current phase above three dots, or beside its picture. */
export function Ribbon({ steps, now, label }: RibbonProps) {
  return (
    <div className={styles['place']}>
      <ol className={styles['ribbon']} aria-label={label}>
        {steps.map(({ title, note, sign }, i) => (
          <li
            // Two steps may have the same name, and steps never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps are always three
            key={i}
            className={classNames(styles['step'], styles[look(i, now)])}
            aria-current={i === now ? 'step' : undefined}
          >
            {sign ? (
              <span className={styles['sign']}>{sign}</span>
            ) : (
              <span className={styles['dot']} aria-hidden="true">
                {i < now ? <Icon name="tick" size={18} /> : i + 1}
              </span>
            )}
            <span className={styles['title']}>{title}</span>
            <span className={styles['note']}>{note}</span>
          </li>
        ))}
      </ol>
      <svg className={styles['wide']} viewBox="0 0 590 68" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${SEGMENTS.join('')}`} fill="var(--shadow)" transform="translate(2 4)" />
        <path d={TAILS} className={styles['tail']} vectorEffect="non-scaling-stroke" />
        <path d={FOLDS} fill="var(--ink)" />
        {SEGMENTS.map((d, i) => (
          <path
            key={d}
            d={d}
            className={classNames(styles['band'], styles[look(i, now)])}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <svg className={styles['narrow']} viewBox="0 0 184 56" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 18h22v32H0l8-16zM184 18h-22v32h22l-8-16z"
          className={styles['tail']}
          vectorEffect="non-scaling-stroke"
        />
        <path
          d="M12 12Q92 6 172 12V46Q92 40 12 46z"
          className={classNames(styles['band'], styles['now'])}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}
