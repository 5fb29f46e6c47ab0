/**
 * The files games and plugins read (`command-cards.json`, and those of `deployment-cards/`, `abilities/` and `command-effects/`), from
 * files that hold one card each; both by their path in this folder.
 */
export declare function assemble(files: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;
