import type { Page } from "@riposte/browser";

/** A node of Chromium's accessibility tree: what a screen reader is given. */
export interface HeardNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly childIds?: readonly string[];
  readonly backendDOMNodeId?: number;
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

type Session = Awaited<ReturnType<ReturnType<Page["context"]>["newCDPSession"]>>;

export const hearingSession = (page: Page): Promise<Session> => page.context().newCDPSession(page);

export interface HeardTree {
  readonly nodes: readonly HeardNode[];
  childrenOf(node: HeardNode): readonly HeardNode[];
}

/** The tree as it is now. */
export async function readTree(session: Session): Promise<HeardTree> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  // the protocol says more of each node
  const all = nodes as readonly HeardNode[];
  const byId = new Map(all.map((node) => [node.nodeId, node]));
  return { nodes: all, childrenOf: ({ childIds = [] }) => childIds.flatMap((id) => byId.get(id) ?? []) };
}

export const roleOf = ({ role }: HeardNode): string => role?.value ?? "";
export const nameOf = ({ name }: HeardNode): string => name?.value ?? "";
