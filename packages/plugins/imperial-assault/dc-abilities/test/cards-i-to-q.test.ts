import.meta.glob("./deployment-cards/[i-q]*.ts", { eager: true });
