import type { ComponentProps } from 'react'
import type { Face } from '../../../../engine/fairy-tale/index.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Veil } from '../../../../ui/art/index.ts'
import styles from './TileButton.module.css'
import { TilePicture } from './TilePicture.tsx'

interface TileButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'style' | 'children'> {
  face: Face
  chosen: boolean
  /** It hangs on a finger or lies in the forest: here is only where it was. */
  lifted: boolean
  /** It is turned up now, in so many milliseconds. */
  revealing?: number | null
  veiled?: boolean
}

/** A tile in hand, to be pressed or dragged to the forest. */
export function TileButton({
  face,
  chosen,
  lifted,
  revealing = null,
  veiled = false,
  className,
  ...button
}: TileButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(
        className,
        styles['tile'],
        chosen && styles['chosen'],
        lifted && styles['lifted'],
        revealing !== null && styles['revealed'],
      )}
      style={revealing === null ? undefined : { animationDuration: `${revealing}ms` }}
      aria-pressed={chosen}
    >
      <TilePicture face={face} />
      {veiled && <Veiled />}
    </button>
  )
}

const Veiled = () => (
  <svg className={styles['veil']} viewBox="0 0 100 100" aria-hidden="true">
    <Veil />
  </svg>
)
