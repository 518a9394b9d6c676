import { RuleLine } from '../../../../ui/frames/book/RuleLines.tsx'
import { TryPage } from '../../../../ui/frames/rulebook/TryPage.tsx'
import type { PageId } from '../rulebook/examples/index.ts'
import { PageIcon } from '../rulebook/PageIcon.tsx'

interface LineProps {
  page: PageId
  name: string
  how: string
}

/** A rule in a line, and the way to its page with a running board. */
export const Line = ({ page, name, how }: LineProps) => (
  <RuleLine icon={<PageIcon page={page} />} name={name} how={how}>
    {' '}
    <TryPage page={page} name={name} />
  </RuleLine>
)
