import.meta.glob("./cards/[p-r]*.ts", { eager: true });
