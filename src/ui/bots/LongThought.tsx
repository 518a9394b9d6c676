import { useEffect } from 'react'
import { counsel, useLongThought } from '../../store/counsel.ts'
import { announce } from '../app/announce.ts'
import { Plank } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './bots.module.css'

/** Where the guardian thinks long, as on a busy machine: why that is, and that the apprentice can answer in its place. */
export function LongThought() {
  const { bots } = useMessages()
  const long = useLongThought((thought) => thought.long)
  useEffect(() => {
    if (long) announce(bots.long)
  }, [long, bots])
  if (!long) return null
  return (
    <div className={styles['long']}>
      <span className={styles['note']}>{bots.long}</span>
      <Plank onClick={counsel.waitNoLonger}>{bots.waitNoLonger}</Plank>
    </div>
  )
}
