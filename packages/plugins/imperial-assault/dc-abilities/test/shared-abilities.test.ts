import.meta.glob("./shared-abilities/*.ts", { eager: true });
