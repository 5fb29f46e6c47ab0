import.meta.glob("./cards/[d-g]*.ts", { eager: true });
