import { Icon, TokenButton } from '../../art/index.ts'
import { openRule } from '../../page/page.ts'
import { useHouseWords } from '../../text/house.ts'

/** Opens the rule book at the page that says why something cannot be done. */
export function InBook({ page }: { page: string }) {
  const { notices } = useHouseWords()
  return (
    <TokenButton size={44} aria-label={notices.inBook} title={notices.inBook} onClick={() => openRule(page)}>
      <Icon name="open-book" size={22} />
    </TokenButton>
  )
}
