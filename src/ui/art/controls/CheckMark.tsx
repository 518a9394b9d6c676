/** A box drawn in ink, ticked or empty. Decorative: the control beside it has the accessible state. */
export function CheckMark({ ticked, size }: { ticked: boolean; size: number }) {
  return (
    <svg
      className="grows"
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      overflow="visible"
      aria-hidden="true"
    >
      <path
        d="M-10.5-10L10-11 11 10.5-10 11z"
        fill="var(--page)"
        stroke="var(--ink)"
        strokeWidth={2.6}
        strokeLinejoin="round"
      />
      {ticked && (
        <path
          d="M-6-1L-1 6 12-13"
          fill="none"
          stroke="var(--ok)"
          strokeWidth={4.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
