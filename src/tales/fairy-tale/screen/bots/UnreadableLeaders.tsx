import { Plank } from '../../../../ui/art/index.ts'
import { Notice } from '../../../../ui/notices/Notice.tsx'
import { useHouseWords } from '../../../../ui/text/useHouseWords.ts'
import { useLeaders } from '../../leaders.ts'
import { useDoorWords } from '../../words/useDoorWords.ts'

/** Who led whom could not be read: told on whatever page is open, since it may concern a game that goes on. */
export function UnreadableLeaders() {
  const { bots } = useDoorWords()
  const { notices } = useHouseWords()
  const unreadable = useLeaders((leaders) => leaders.unreadable)
  if (!unreadable) return null
  const understood = () => useLeaders.setState({ unreadable: false })
  return (
    <Notice ways={<Plank onClick={understood}>{notices.understood}</Plank>}>
      <p>{bots.unreadable}</p>
    </Notice>
  )
}
