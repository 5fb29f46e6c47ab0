/** Every map; the game's `compileBoard` checks each. */
export declare const maps: readonly { readonly id: string; readonly name: string }[];
