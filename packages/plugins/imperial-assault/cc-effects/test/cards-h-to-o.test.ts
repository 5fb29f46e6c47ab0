import.meta.glob("./cards/[h-o]*.ts", { eager: true });
