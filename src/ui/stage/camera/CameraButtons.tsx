import type { RefObject } from 'react'
import { Icon, IconButton, type IconName } from '../../art/index.ts'
import type { BoardCamera } from './BoardCamera.ts'
import styles from './camera-buttons.module.css'

/** Zoom factor of one click. */
export const ZOOM_STEP = 1.3

interface CameraButtonsProps {
  eye: RefObject<BoardCamera | null>
  /** Accessible names of the buttons. */
  names: Readonly<Record<'zoomIn' | 'fit' | 'zoomOut', string>>
}

/** Zoom in, show all, zoom out: for users without wheel, touch or keyboard. */
export function CameraButtons({ eye, names }: CameraButtonsProps) {
  const buttons: { icon: IconName; name: string; press(): void }[] = [
    { icon: 'plus', name: names.zoomIn, press: () => eye.current?.zoomBy(ZOOM_STEP) },
    { icon: 'fit', name: names.fit, press: () => eye.current?.fit() },
    { icon: 'minus', name: names.zoomOut, press: () => eye.current?.zoomBy(1 / ZOOM_STEP) },
  ]
  return (
    <div className={styles['buttons']}>
      {buttons.map(({ icon, name, press }) => (
        <IconButton key={icon} size={48} aria-label={name} title={name} onClick={press} data-camera={icon}>
          <Icon name={icon} size={26} />
        </IconButton>
      ))}
    </div>
  )
}
