import.meta.glob("./cards/[s-z]*.ts", { eager: true });
