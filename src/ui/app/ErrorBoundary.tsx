import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What is shown instead. `again` tries to draw the children anew. */
  instead: (error: Error, again: () => void) => ReactNode
}

/** Catches what goes wrong while drawing, so that a page is shown that says so instead of nothing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo): void {
    console.error(error, componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? this.props.instead(error, () => this.setState({ error: null })) : this.props.children
  }
}
