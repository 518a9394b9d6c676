import type { ComponentProps } from 'react'
import type { Face } from '../../../../engine/fairy-tale/index.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Veil } from '../../../../ui/art/index.ts'
import styles from './TileButton.module.css'
import { TilePicture } from './TilePicture.tsx'

interface TileButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'style' | 'children'> {
  face: Face
  chosen: boolean
  /** True while the tile is dragged or placed: the button shows only its outline. */
  lifted: boolean
  /** Duration of its reveal in milliseconds; null if it is not being revealed. */
  revealing?: number | null
  veiled?: boolean
}

/** A selectable tile, to press or to drag to the forest. */
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
