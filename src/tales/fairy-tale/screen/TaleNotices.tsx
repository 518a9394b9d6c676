import { UnreadableLeaders } from './bots/UnreadableLeaders.tsx'
import { UnreadableChoices } from './UnreadableChoices.tsx'

/** What this tale has to tell on any page: what of its own could not be read. */
export const TaleNotices = () => (
  <>
    <UnreadableChoices />
    <UnreadableLeaders />
  </>
)
