import { Icon } from '../../../../ui/art/index.ts'
import { HurtIcon } from '../../art/index.ts'
import styles from './Future.module.css'

/** A tick where nothing is lost, else the hearts that break; so many pixels high. */
export function Cost({ hurt, size }: { hurt: number; size: number }) {
  return (
    <span className={styles['cost']} style={{ fontSize: size }} aria-hidden="true">
      {hurt === 0 && <Icon name="tick" size={size} />}
      {Array.from({ length: hurt }, (_, index) => index).map((index) => (
        <HurtIcon key={index} size={size} />
      ))}
    </span>
  )
}
