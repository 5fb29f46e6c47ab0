export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
