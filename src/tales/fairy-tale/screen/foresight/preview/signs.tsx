/** A ruler: the longest side of the forest. */
export const RulerSign = () => (
  <svg className="grows" width={28} height={20} viewBox="0 0 28 20" aria-hidden="true">
    <path
      d="M2 3V17M2 10H26M26 3V17"
      fill="none"
      stroke="currentColor"
      strokeWidth={3}
      strokeLinecap="round"
    />
  </svg>
)

/** An old way, dotted, and a new one. */
export const WaySign = () => (
  <svg className="grows" width={28} height={24} viewBox="0 0 28 24" aria-hidden="true">
    <path
      d="M3 6H24"
      stroke="var(--ink-2)"
      strokeWidth={3.6}
      strokeLinecap="round"
      strokeDasharray="0.1 6.5"
    />
    <path d="M3 17H16" stroke="var(--threat)" strokeWidth={4} strokeLinecap="round" />
    <path d="M15 10.5L26 17 15 23.5z" fill="var(--threat)" />
  </svg>
)
