import { Component, type ReactNode } from "react";

/** Whatever goes wrong inside is said, and what was written is still there after a reload. */
export class Unbroken extends Component<{ readonly children: ReactNode }, { readonly fault: string | null }> {
  override state = { fault: null };

  static getDerivedStateFromError(error: unknown): { readonly fault: string } {
    return { fault: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <div role="alert" className="fault">
        <p>The workshop stumbled: {fault}</p>
        <p>What you wrote is kept in this browser.</p>
        <button type="button" className="button" onClick={() => location.reload()}>
          Open it again
        </button>
      </div>
    );
  }
}
