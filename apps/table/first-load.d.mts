interface Weighed {
  readonly file: string;
  readonly bytes: number;
}

export declare const homeFiles: () => readonly Weighed[];
export declare const tableFiles: (game: string) => readonly Weighed[];
export declare const textOfLobby: () => string;
